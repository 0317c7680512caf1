import type { ShopProblem } from '@store-analytics/rest-api';
import { ShopError } from '../../sources/connection/shop-error';

/** Problems of one list of a shop, not of the shop as a whole. */
const OF_ONE_LIST: readonly ShopProblem[] = ['too-large', 'cached', 'refused', 'missing', 'rights'];

/** Problems that a whole shop may have as well: only a step that follows a good one takes them for its own. */
const OF_EITHER: readonly ShopProblem[] = ['html', 'cut-off', 'busy'];

/**
 * Steps of a sync that do not need each other: if one list of the shop fails, the others are read. The failure of a
 * step stays until the step passes.
 */
export class Steps {
	private readonly failures = new Map<string, ShopError>();

	/** Runs a step; resolves to whether it passed. Throws failures of the shop as a whole. */
	async run(name: string, work: () => Promise<void>, isFirst = false): Promise<boolean> {
		try {
			await work();
			this.failures.delete(name);
			return true;
		} catch (error) {
			if (!(error instanceof ShopError) || !isOfOneList(error, isFirst)) throw error;
			this.failures.set(name, error);
			return false;
		}
	}

	/** Throws the first failure that is left. */
	end(): void {
		for (const failure of this.failures.values()) throw failure;
	}
}

function isOfOneList({ problem, about }: ShopError, isFirst: boolean): boolean {
	if (OF_ONE_LIST.includes(problem)) return true;
	return !isFirst && about.retryAfter === undefined && OF_EITHER.includes(problem);
}
