import { randomUUID } from "node:crypto";
import { type FileHandle, open, unlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { StoreUnavailable } from "../store/contract.ts";

/**
 * An uploaded file on its way in: on disk, so that many at once do not fill the memory, and without a name there, so that it is
 * gone with its handle whatever happens to the process.
 */
export class SpooledFile {
  readonly #handle: FileHandle;
  #size = 0;

  private constructor(handle: FileHandle) {
    this.#handle = handle;
  }

  static async create(): Promise<SpooledFile> {
    const path = join(tmpdir(), `sthapana-upload-${randomUUID()}`);
    const handle = await open(path, "wx+", 0o600).catch(rethrow);
    await unlink(path);
    return new SpooledFile(handle);
  }

  get size(): number {
    return this.#size;
  }

  async write(piece: Uint8Array): Promise<void> {
    await writeAll(this.#handle, piece, this.#size).catch(rethrow);
    this.#size += piece.byteLength;
  }

  async read(): Promise<Buffer<ArrayBuffer>> {
    const bytes = Buffer.allocUnsafeSlow(this.#size);
    await this.#handle.read(bytes, 0, this.#size, 0);
    return bytes;
  }

  async close(): Promise<void> {
    await this.#handle.close();
  }
}

async function writeAll(handle: FileHandle, piece: Uint8Array, position: number): Promise<void> {
  for (let written = 0; written < piece.byteLength; ) {
    written += (await handle.write(piece, written, piece.byteLength - written, position + written)).bytesWritten;
  }
}

function rethrow(cause: unknown): never {
  throw new StoreUnavailable(`There is no room for an upload in ${tmpdir()}.`, { cause });
}
