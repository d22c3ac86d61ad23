export default function ArticlesPage() {
  return null;
}
