/** Marks the link to the page that is shown. */
export const currentPage = (href: string, path: string) => (href === path ? { "aria-current": "page" as const } : {});
