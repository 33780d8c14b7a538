// Revisions of a kill switch count further than the integers of a core document.
import { type Bounds, coreBounds } from '#canonical';

export const killSwitchBounds: Bounds = { ...coreBounds, integers: 'safe' };
