import { QueryClientProvider } from "@tanstack/react-query";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { config } from "zod/v4/core";
import { App } from "./shell/App.tsx";
import { queryClient } from "./shell/client.ts";
import "./desk.css";

// The desk's policy lets no page make code from text, and zod would try.
config({ jitless: true });

createRoot(document.getElementById("desk")!).render(
  <StrictMode>
    <QueryClientProvider client={queryClient}>
      <App />
    </QueryClientProvider>
  </StrictMode>,
);
