export default function StartPage() {
  return null;
}
