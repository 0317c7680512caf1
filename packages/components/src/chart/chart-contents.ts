import type { RefObject } from 'react';
import type { ChartData } from './model';
import type { ChartFormats } from './use-chart-data';

/** The contents of a chart for copying. */
export interface ChartContents {
	readonly root: RefObject<HTMLElement>;
	readonly data: ChartData;
	readonly formats: ChartFormats;
	/** Keys of the visible series. */
	readonly visible: readonly string[];
	/** The display mode in words; '' for plain values. */
	readonly shownAs: string;
}

/** The formats in which a chart can be copied. */
export type CopyKind = 'picture' | 'csv' | 'markdown';
