/** Text as it is compared in a search: lower case, without accents. */
export function fold(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

/** How well a folded text matches a folded query: 0 begins with it, 1 a word does, 2 has it inside; null not at all. */
export function rank(text: string, query: string): number | null {
  const at = text.indexOf(query);
  if (at < 0) return null;
  if (at === 0) return 0;
  return text.includes(` ${query}`) ? 1 : 2;
}
