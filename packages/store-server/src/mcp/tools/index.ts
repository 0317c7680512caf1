import type { Tool } from '../tool';
import { explain } from './explain';
import { dimensions, freshness, metrics } from './lists';
import { changes, query } from './query';
import { rows } from './rows';

/** All tools, with the names that WordPress's abilities have too. */
export const tools: readonly Tool[] = [
	query,
	changes,
	explain,
	metrics,
	dimensions,
	rows,
	freshness,
];
