export interface Crumb {
  name: string;
  path: string;
}

export const Breadcrumbs = ({ crumbs }: { crumbs: readonly Crumb[] }) => (
  <nav aria-label="Breadcrumb" className="no-print text-sm text-muted">
    <ol className="flex flex-wrap gap-x-2">
      {crumbs.map((crumb, index) => (
        <li key={crumb.path} className="flex gap-x-2">
          {index > 0 && <span aria-hidden="true">/</span>}
          {index === crumbs.length - 1 ? (
            <span aria-current="page">{crumb.name}</span>
          ) : (
            <a href={crumb.path} className="hover:text-action hover:underline">
              {crumb.name}
            </a>
          )}
        </li>
      ))}
    </ol>
  </nav>
);
