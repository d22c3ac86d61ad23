import type { ReactNode } from "react";
import mark from "../../.cache/desk/mark.svg?url";
import { site } from "../../content/site.ts";

/** What somebody sees who is not signed in: one sheet with a double frame. */
export const SignInFrame = ({ title, children }: { title: string; children: ReactNode }) => (
  <main className="grid min-h-dvh place-items-center px-4 py-10">
    <div className="certificate w-full max-w-[26rem]">
      <div className="px-6 py-9 text-center sm:px-9">
        <img src={mark} alt="" className="mx-auto size-14" />
        <p className="mt-4 text-sm text-muted">{site.name}, desk</p>
        <h1 className="mt-1 text-2xl">{title}</h1>
        <div className="mt-5 space-y-4 text-sm">{children}</div>
      </div>
    </div>
  </main>
);
