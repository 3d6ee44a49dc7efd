import type { en } from './en.ts';

/** The arguments that a text names. */
type Names<S extends string> = S extends `${infer A}{{${infer K}:${string}}}${infer B}`
  ? K | Names<A> | Names<B>
  : S extends `${string}{${infer K}}${infer B}`
    ? K | Names<B>
    : never;

type Text<S extends string> = [Names<S>] extends [never]
  ? () => string
  : (args: Readonly<Record<Names<S>, string | number>>) => string;

type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? Text<T[K]> : Texts<T[K]> };
type Same<T> = { readonly [K in keyof T]: T[K] extends string ? string : Same<T[K]> };

/** What a translation has to say: as much as the English catalog. */
export type Catalog = Same<typeof en>;

/** The catalog as functions, one for each text, with the arguments that the text names. */
export type Words = Texts<typeof en>;
