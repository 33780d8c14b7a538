// Reading a page again, as far as the tests ask: its text, its ids and its links.

const entities: { readonly [entity: string]: string } = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The text between the tags; a possible break in a word is none. */
export const textOf = (page: string): string =>
  page
    .replace(/<style>.*?<\/style>/s, '')
    .replaceAll('<wbr>', '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&([a-z]+|#39);/g, (_, entity: string) => entities[entity] ?? '?');

const attributes = (page: string, name: string): readonly string[] =>
  [...page.matchAll(new RegExp(`\\s${name}="([^"]*)"`, 'g'))].map(([, value = '']) => value);

export const idsOf = (page: string): readonly string[] => attributes(page, 'id');
export const hrefsOf = (page: string): readonly string[] => attributes(page, 'href');
