import { decodeXML } from 'entities';
import { Parser } from 'saxen';

/** Characters of a tag or text that is not complete yet; a longer one is not of a spreadsheet. */
const maxPending = 8 * 1024 * 1024;
/** The parts of a spreadsheet have ten levels. */
const maxDepth = 100;

export interface XmlAttributes {
  /** Returns an attribute by its name without a prefix. */
  (name: string): string | undefined;
}

/** Names are without their prefix. Depths count from 1, the root. */
export interface XmlHandler {
  open: (name: string, attributes: XmlAttributes, depth: number) => void;
  /** Is called for each element, also for an empty one. */
  close?: (name: string, depth: number) => void;
  /** A text may come in several parts. */
  text?: (text: string) => void;
}

const localName = (name: string) => {
  const colon = name.indexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
};

const decodeText = (text: string): string => (text.includes('&') ? decodeXML(text) : text);

/** Parses a part of a spreadsheet that comes in chunks. Everything that Excel would repair is an error. */
export class XmlReader {
  readonly #parser = new Parser();
  readonly #handler: XmlHandler;
  #depth = 0;
  #pending = 0;
  #written: Readonly<Record<string, string>> = {};

  constructor(handler: XmlHandler) {
    this.#handler = handler;
    this.#parser
      .on('openTag', (name, attributes) => this.#open(name, attributes))
      .on('closeTag', (name) => this.#close(name))
      .on('warn', (problem) => {
        throw new SyntaxError(String(problem));
      })
      // Entities can be nested so that a short document expands to gigabytes.
      .on('attention', () => {
        throw new SyntaxError('A spreadsheet has no document type.');
      })
      .on('text', (text) => this.#handler.text?.(decodeText(text)))
      .on('cdata', (text) => this.#handler.text?.(text));
  }

  /** @throws SyntaxError, Error of the parser, or what the handler throws */
  write(chunk: string): void {
    this.#pending += chunk.length;
    this.#parser.write(chunk);
    if (this.#pending > maxPending) throw new SyntaxError('An element is too long.');
  }

  /** @throws Error if the document is not complete */
  end(): void {
    this.#parser.end();
  }

  readonly #attribute: XmlAttributes = (name) => {
    const plain = this.#written[name];
    if (plain !== undefined) return decodeText(plain);
    const key = Object.keys(this.#written).find((written) => written.endsWith(`:${name}`));
    return key === undefined ? undefined : decodeText(this.#written[key] ?? '');
  };

  #open(name: string, attributes: () => Readonly<Record<string, string>>): void {
    this.#pending = 0;
    this.#depth += 1;
    if (this.#depth > maxDepth) throw new SyntaxError('The elements are nested too deep.');
    this.#written = attributes();
    this.#handler.open(localName(name), this.#attribute, this.#depth);
  }

  #close(name: string): void {
    this.#pending = 0;
    this.#handler.close?.(localName(name), this.#depth);
    this.#depth -= 1;
  }
}

/** Parses a whole part. */
export function readXml(text: string, handler: XmlHandler): void {
  const reader = new XmlReader(handler);
  reader.write(text);
  reader.end();
}
