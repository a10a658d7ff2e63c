import { PdfFile } from './pdfFile.ts';
import { PdfName, PdfRef, PdfStream, UnsafePdf, isDict } from './pdfValues.ts';
import type { PdfDict, PdfValue } from './pdfValues.ts';

/** A reference to an object of the same `PrintablePages`, by its index. */
export class PrintableRef {
  readonly index: number;
  constructor(index: number) {
    this.index = index;
  }
}

/** Names are texts as they are written to a file; strings are bytes. */
export type PrintableValue =
  | number
  | boolean
  | null
  | string
  | Uint8Array
  | PrintableRef
  | PrintableValue[]
  | PrintableDict;
export interface PrintableDict {
  [name: string]: PrintableValue;
}

export interface PrintableObject {
  value: PrintableValue;
  /** The data of a stream, with the filters of its dictionary. */
  stream?: Uint8Array;
}

/** Pages of a PDF with all that is drawn on them, and nothing else. */
export interface PrintablePages {
  pages: PrintableDict[];
  objects: PrintableObject[];
}

const maxPages = 4;
const maxObjects = 2000;
const maxDepth = 40;
/** Points. The longest side of A3 is 1,191. */
const pageSide = { min: 72, max: 1300 };

/** Parts of a page that draw. */
const resources = new Set(['ExtGState', 'ColorSpace', 'Pattern', 'Shading', 'XObject', 'Font']);
/** Actions, links, forms, attachments and other files: they are not printed. */
const ignored = new Set(
  `A AA AF Annots Dest EF JS JavaScript Metadata Next OC OPI OpenAction P Parent PieceInfo Ref StructParent StructParents
   URI`.split(/\s+/),
);
const filters = new Set(
  'FlateDecode LZWDecode ASCII85Decode ASCIIHexDecode RunLengthDecode DCTDecode CCITTFaxDecode'.split(' '),
);

/** `names`: a dictionary whose keys are free. */
type Role = 'object' | 'resources' | 'names';
const rolesOf: Readonly<Record<string, Role>> = {
  Resources: 'resources',
  CharProcs: 'names',
  Colorants: 'names',
};

/**
 * Reads the pages of a PDF that someone else made: only what is drawn, so that no script, link, form or attachment of it
 * reaches a file of ours. @throws UnsafePdf with the reason for users
 */
export function readPrintablePages(bytes: Uint8Array): PrintablePages {
  const reader = new Reader(new PdfFile(bytes));
  return reader.read();
}

class Reader {
  readonly #file: PdfFile;
  readonly #objects: PrintableObject[] = [];
  readonly #indexes = new Map<string, number>();

  constructor(file: PdfFile) {
    this.#file = file;
  }

  read(): PrintablePages {
    const found: PdfDict[] = [];
    const root = this.#file.dict(this.#file.trailer.get('Root'));
    this.#collect(root.get('Pages'), new Map(), found, new Set());
    if (found.length === 0) throw new UnsafePdf('The file has no page.');
    return { pages: found.map((page) => this.#page(page)), objects: this.#objects };
  }

  #collect(at: PdfValue | undefined, inherited: PdfDict, found: PdfDict[], seen: Set<PdfDict>): void {
    const node = this.#file.dict(at);
    if (seen.has(node)) throw new UnsafePdf('The file is damaged.');
    seen.add(node);
    const own = new Map(inherited);
    for (const key of ['Resources', 'MediaBox', 'CropBox', 'Rotate'])
      if (node.has(key)) own.set(key, node.get(key)!);
    const kids = this.#file.resolve(node.get('Kids'));
    if (!Array.isArray(kids)) {
      if (this.#file.name(node.get('Type')) !== 'Page') return;
      if (found.length >= maxPages) throw new UnsafePdf(`The file has more than ${maxPages} pages.`);
      found.push(new Map([...node, ...own]));
      return;
    }
    if (seen.size > 100) throw new UnsafePdf('The file is damaged.');
    for (const kid of kids as PdfValue[]) this.#collect(kid, own, found, seen);
  }

  #page(page: PdfDict): PrintableDict {
    const media = this.#box(page.get('MediaBox'));
    if (!media) throw new UnsafePdf('The size of its page is not a size of paper.');
    const crop = this.#box(page.get('CropBox'));
    const rotate = this.#file.resolve(page.get('Rotate'));
    const group = page.get('Group');
    return {
      MediaBox: media,
      ...(crop && { CropBox: crop }),
      ...(typeof rotate === 'number' && rotate % 90 === 0 && { Rotate: rotate }),
      ...(group !== undefined && { Group: this.#copy(group, 'object', 0) }),
      Resources: this.#copy(this.#file.dict(page.get('Resources')), 'resources', 0),
      Contents: this.#contents(page.get('Contents')),
    };
  }

  #box(value: PdfValue | undefined): number[] | undefined {
    const found = this.#file.resolve(value);
    if (!Array.isArray(found) || found.length !== 4) return undefined;
    const box = (found as PdfValue[]).map((one) => this.#file.resolve(one));
    const [left, bottom, right, top] = box;
    if (![left, bottom, right, top].every((side) => typeof side === 'number' && Math.abs(side) < 5000))
      return undefined;
    const sides = [Number(right) - Number(left), Number(top) - Number(bottom)].map(Math.abs);
    return sides.every((side) => side >= pageSide.min && side <= pageSide.max)
      ? (box as number[])
      : undefined;
  }

  #contents(value: PdfValue | undefined): PrintableValue {
    const found = this.#file.resolve(value);
    const parts = Array.isArray(found) ? (found as PdfValue[]) : value === undefined ? [] : [value];
    const streams = parts.filter((part) => this.#file.resolve(part) instanceof PdfStream);
    if (streams.length === 0) throw new UnsafePdf('Its page is empty.');
    return streams.map((part) => this.#copy(part, 'object', 0));
  }

  #copy(value: PdfValue, role: Role, depth: number): PrintableValue {
    if (depth > maxDepth) throw new UnsafePdf('The file is nested too deeply.');
    if (value instanceof PdfRef) return this.#copyObject(value, role, depth);
    if (value instanceof PdfName) return encodeName(value.text);
    if (value instanceof PdfStream) throw new UnsafePdf('The file is damaged.');
    if (Array.isArray(value)) return (value as PdfValue[]).map((one) => this.#copy(one, 'object', depth + 1));
    if (isDict(value)) return this.#copyDict(value, role, depth);
    return value as number | boolean | null | Uint8Array;
  }

  #copyDict(dict: PdfDict, role: Role, depth: number): PrintableDict {
    // Without a prototype: a key may be any word.
    const out = Object.create(null) as PrintableDict;
    for (const [key, value] of dict) {
      if (role === 'resources' ? !resources.has(key) : role === 'object' && ignored.has(key)) continue;
      const childRole = role === 'resources' ? 'names' : role === 'names' ? 'object' : rolesOf[key];
      out[encodeName(key)] = this.#copy(value, childRole ?? 'object', depth + 1);
    }
    return out;
  }

  /** The same object is copied again where its keys mean something else. */
  #copyObject(ref: PdfRef, role: Role, depth: number): PrintableRef {
    const id = `${ref.number} ${role}`;
    const known = this.#indexes.get(id);
    if (known !== undefined) return new PrintableRef(known);
    const index = this.#objects.length;
    if (index >= maxObjects) throw new UnsafePdf('The file has too many objects.');
    const object: PrintableObject = { value: null };
    this.#objects.push(object);
    this.#indexes.set(id, index);
    const value = this.#file.resolve(ref);
    if (value instanceof PdfStream) {
      object.value = this.#streamDict(value, depth);
      object.stream = value.bytes;
    } else object.value = this.#copy(value, role, depth + 1);
    return new PrintableRef(index);
  }

  #streamDict(stream: PdfStream, depth: number): PrintableDict {
    const { dict, bytes } = stream;
    if (dict.has('F')) throw new UnsafePdf('The file refers to another file.');
    const type = this.#file.name(dict.get('Type'));
    const subtype = this.#file.name(dict.get('Subtype'));
    if (type === 'EmbeddedFile' || subtype === 'PS' || dict.has('PS'))
      throw new UnsafePdf('The file has a program or a file in it.');
    const used = this.#file.filters(stream);
    const strange = used.find((name) => !filters.has(name));
    if (strange !== undefined) throw new UnsafePdf(`The file is packed by ${strange.slice(0, 40)}.`);
    // Measures it.
    if (used[0] === 'FlateDecode') this.#file.inflate(bytes);
    const { Length: _, Filter: __, ...rest } = this.#copyDict(dict, 'object', depth);
    return used.length === 0 ? rest : { ...rest, Filter: used };
  }
}

/** Writes a name so that it can't end early. */
const encodeName = (text: string): string =>
  text.replaceAll(
    /[^!"$&'*+,\-.\w:;=?@\\^`|~]/g,
    (sign) => `#${sign.charCodeAt(0).toString(16).padStart(2, '0')}`,
  );
