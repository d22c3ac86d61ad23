export default function ArticlePage({ slug }: { slug: string }) {
  return slug;
}
