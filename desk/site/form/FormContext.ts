import { createContext, useContext } from "react";
import type { SitePicture } from "../files-api.ts";
import type { Path } from "./values.ts";

interface Shared {
  /** The title above the form: what has the same name needs none of its own. */
  heading: string;
  /** Begins the ids of all fields. */
  form: string;
  /** What is wrong, by the place of the field. */
  errors: ReadonlyMap<string, string>;
  onChange: (path: Path, value: unknown) => void;
  pictures: readonly SitePicture[];
  /** What the site says where the owner says nothing; undefined where that is nothing too. */
  usual: (path: Path) => unknown;
  /** Names of choices that only the server knows. */
  choiceNames: Readonly<Record<string, string>>;
}

export const FormContext = createContext<Shared | undefined>(undefined);

export function useForm(): Shared {
  const shared = useContext(FormContext);
  if (!shared) throw new Error("A field is outside its form.");
  return shared;
}

/** In ids and in the list of errors. */
export const placeName = (path: Path): string => path.join("-");
