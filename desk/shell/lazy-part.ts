import { type ComponentType, lazy } from "react";

const againAfterMs = 1500;

/** A script of the desk did not come, also not the second time. */
export class NotLoaded extends Error {
  override name = "NotLoaded";
}

/** A part whose script comes when it is asked for; one that did not come is asked for once more. */
export const lazyPart = <Props>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() =>
    load()
      .catch(() => new Promise((resolve) => setTimeout(resolve, againAfterMs)).then(load))
      .catch((error) => {
        throw new NotLoaded("A script of the desk did not load.", { cause: error });
      }),
  );
