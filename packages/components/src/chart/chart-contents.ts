import type { RefObject } from 'react';
import type { ChartData } from './model';
import type { ChartFormats } from './use-chart-data';

/** What a chart shows, to be copied. */
export interface ChartContents {
	readonly root: RefObject<HTMLElement>;
	readonly data: ChartData;
	readonly formats: ChartFormats;
	/** Keys of the series that the drawing shows. */
	readonly visible: readonly string[];
	/** What is shown that is not the values themselves; '' for these. */
	readonly shownAs: string;
}

/** As what a chart can be copied. */
export type CopyKind = 'picture' | 'csv' | 'markdown';
