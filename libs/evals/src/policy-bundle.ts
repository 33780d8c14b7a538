// stand-in until #control has its face
import type { CoreContractBlock } from '#contract';
export type PolicyBundle = {
  readonly coreContract: CoreContractBlock;
  readonly sets: Readonly<
    Record<'plain' | 'sandboxBound', { readonly content: { readonly id: string }; readonly sha256: string }>
  >;
};
