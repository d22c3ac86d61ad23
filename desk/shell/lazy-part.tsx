import { type ComponentProps, type ComponentType, lazy, type ReactNode, Suspense } from "react";
import { Loaded } from "../ui/Panel.tsx";

const againAfterMs = 1500;

/** A script of the desk did not come, also not the second time. */
export class NotLoaded extends Error {
  override name = "NotLoaded";
}

/** A part whose script comes when it is asked for; one that did not come is asked for once more. */
export const lazyPart = <Props,>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy(() =>
    load()
      .catch(() => new Promise((resolve) => setTimeout(resolve, againAfterMs)).then(load))
      .catch((error) => {
        throw new NotLoaded("A script of the desk did not load.", { cause: error });
      }),
  );

interface Props<Data> extends ComponentProps<typeof Loaded<Data>> {
  /** While the script is on its way. */
  meanwhile?: ReactNode;
}

/** What was asked for, in such a part. */
export const LazyPart = <Data,>({ query, meanwhile, children }: Props<Data>) => (
  <Loaded query={query}>{(data) => <Suspense fallback={meanwhile}>{children(data)}</Suspense>}</Loaded>
);
