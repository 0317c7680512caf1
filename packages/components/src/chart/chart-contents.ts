import type { RefObject } from 'react';
import type { ChartData } from './model';
import type { ChartFormats } from './use-chart-data';

/** What a chart shows, to be copied. */
export interface ChartContents {
	readonly root: RefObject<HTMLElement>;
	readonly data: ChartData;
	readonly formats: ChartFormats;
}

/** As what a chart can be copied. */
export type CopyKind = 'picture' | 'csv' | 'markdown';
