/** What the journey needs from a browser. Functions given to `evaluate` and `find` run in the page and must stand alone. */
export interface OtherBrowser {
  resize(width: number, height: number): Promise<void>;
  open(address: string): Promise<void>;
  /** The address shown now; safe while a click leads to another page, when scripts may be lost. */
  address(): Promise<string>;
  evaluate<Result, Args extends unknown[]>(read: (...args: Args) => Result, ...args: Args): Promise<Result>;
  /** The element that `find` gives, or undefined. */
  find<Args extends unknown[]>(
    find: (...args: Args) => Element | undefined,
    ...args: Args
  ): Promise<FoundElement | undefined>;
  close(): Promise<void>;
}

export interface FoundElement {
  click(): Promise<void>;
  type(text: string): Promise<void>;
}
