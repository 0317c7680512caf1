import type { Metric } from './metric';

/** What Downloads counts. */
export const downloadMetrics: readonly Metric[] = [
	{
		key: 'download_count',
		unit: 'count',
		over: { download: 'COUNT(*)' },
		sumsOver: ['interval'],
		rule: 'every version',
		explanation: 'Times that a file was fetched.',
	},
];
