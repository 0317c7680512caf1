import type { Database } from '../../database/database';
import type { DimensionName } from '../../reports/dimensions/dimension';
import { findSegments, UnclearSplit, type SegmentLimits } from '../../reports/dimensions/segments';
import type { StatsReport } from '../../reports/stats/stats';
import { RestError } from '../router/errors';

/** What `segmentby` splits a report by; undefined when it names nothing. */
export async function readSplit(
	database: Database,
	by: DimensionName | undefined,
	limits: SegmentLimits,
): Promise<StatsReport['split']> {
	try {
		return by && { by, segments: await findSegments(database, by, limits) };
	} catch (error) {
		if (error instanceof UnclearSplit) {
			throw new RestError('wc_admin_reports_invalid_segmenting_variation', error.message, 400);
		}
		throw error;
	}
}
