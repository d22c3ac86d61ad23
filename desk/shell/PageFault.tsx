import { Component, type ReactNode } from "react";
import { Button } from "../../src/ui/Button.tsx";
import { NotLoaded } from "./lazy-part.tsx";

/** A fault in one page leaves the frame standing. */
export class PageFault extends Component<{ children: ReactNode }, { error: unknown }> {
  override state = { error: undefined };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render() {
    const { error }: { error: unknown } = this.state;
    if (error === undefined) return this.props.children;
    const isMissing = error instanceof NotLoaded;
    return (
      <div role="alert" className="max-w-prose space-y-4 p-4">
        <h1 className="text-2xl">{isMissing ? "This page did not load" : "This page has a fault"}</h1>
        <p>
          What you typed is kept.{" "}
          {isMissing
            ? "Load it again in a moment."
            : "Reload the page; if the fault stays, tell whoever looks after the desk."}
        </p>
        <Button onClick={() => location.reload()}>{isMissing ? "Load again" : "Reload"}</Button>
      </div>
    );
  }
}
