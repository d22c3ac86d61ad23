/** A place in the body of a template; lines and columns count from 1. */
export interface Position {
  line: number;
  column: number;
}

/** A stretch of one line, and where it begins. */
export interface Piece extends Position {
  text: string;
}

/** Pieces joined by spaces, which know where each of their characters was written. */
export interface Source {
  text: string;
  positionAt: (offset: number) => Position;
}

export function joinPieces(pieces: readonly Piece[]): Source {
  return {
    text: pieces.map(({ text }) => text).join(" "),
    positionAt(offset) {
      let start = 0;
      for (const { text, line, column } of pieces) {
        if (offset <= start + text.length) return { line, column: column + offset - start };
        start += text.length + 1;
      }
      return { line: pieces.at(-1)?.line ?? 1, column: 1 };
    },
  };
}

/** Text that does not follow the markup. */
export class MarkupError extends Error {
  readonly position: Position;

  constructor(position: Position, message: string) {
    super(message);
    this.position = position;
  }
}
