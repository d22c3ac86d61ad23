import { useEffect, useState } from "react";
import type { PackForm } from "../../content/schemas/structure-choice.ts";
import type { Pack } from "../../domain/packs/packs.ts";
import { packIdsFor } from "../../domain/packs/which-packs.ts";
import type { Answers } from "../../domain/structure-choice/answers.ts";

interface Loaded {
  packsFor: typeof import("../../domain/packs/packs.ts").packsFor;
  PackList: typeof import("./PackList.tsx").PackList;
}

async function load(): Promise<Loaded> {
  const [{ packsFor }, { PackList }] = await Promise.all([
    import("../../domain/packs/packs.ts"),
    import("./PackList.tsx"),
  ]);
  return { packsFor, PackList };
}

interface Packs {
  packs: readonly Pack[];
  /** Shows them; undefined until it is loaded. */
  PackList: Loaded["PackList"] | undefined;
}

/** The packs of these answers. Their words are loaded only for founders who have one. */
export function usePacks(answers: Answers, form: PackForm | null): Packs {
  const [loaded, setLoaded] = useState<Loaded>();
  const applies = packIdsFor(answers, form).length > 0;
  useEffect(() => {
    if (!applies) return;
    load().then(
      setLoaded,
      // Without them the rules are still listed, where everybody finds them.
      () => undefined,
    );
  }, [applies]);
  if (!applies || !loaded) return { packs: [], PackList: undefined };
  return { packs: loaded.packsFor(answers, form), PackList: loaded.PackList };
}

/** What is left to say of these rules, once the packs have told theirs. */
export const withoutRulesOf = (packs: readonly Pack[], rules: Pack["rules"]): Pack["rules"] =>
  rules.filter(({ text }) => !packs.some((pack) => pack.rules.some((rule) => rule.text === text)));
