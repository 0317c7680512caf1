import { downloadMeanings } from '@store-analytics/rest-api/metrics';
import { measured } from './metric';

/** The metrics of Downloads. */
export const downloadMetrics = measured(downloadMeanings, {
	download_count: { over: { download: 'COUNT(*)' }, ofDays: 'SUM(downloads)' },
});
