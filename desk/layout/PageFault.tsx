import { Component, type ReactNode } from "react";
import { Button } from "../../src/ui/Button.tsx";

/** A fault in one page leaves the frame standing. */
export class PageFault extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <div role="alert" className="max-w-prose space-y-4">
        <h1 className="text-2xl">This page has a fault</h1>
        <p>What you typed is kept. Reload the page; if the fault stays, tell whoever looks after the desk.</p>
        <Button onClick={() => location.reload()}>Reload</Button>
      </div>
    );
  }
}
