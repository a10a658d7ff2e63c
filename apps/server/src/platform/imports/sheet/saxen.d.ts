/** The package has no types of its own. */
declare module 'saxen' {
  type Attributes = () => Readonly<Record<string, string>>;

  /** Replaces entities. */
  type Decode = (text: string) => string;

  interface Listeners {
    openTag: (name: string, attributes: Attributes, decode: Decode, isSelfClosing: boolean) => void;
    closeTag: (name: string, decode: Decode, isSelfClosing: boolean) => void;
    text: (text: string, decode: Decode) => void;
    cdata: (text: string) => void;
    /** A document type. */
    attention: (text: string) => void;
    warn: (problem: Error | string) => void;
  }

  export class Parser {
    on<Name extends keyof Listeners>(name: Name, listener: Listeners[Name]): this;
    /** Parses what is complete with this chunk. Throws on XML that is not well-formed. */
    write(xml: string): this;
    /** Throws if the document is not complete. */
    end(): void;
  }
}
