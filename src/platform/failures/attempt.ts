import { reasonOf } from '@store-analytics/rest-api/client';
import { startSlowResponseNotice } from '../slow-response';
import { createFailureNotice } from './failure-notice';

/**
 * Does something that a user asked for, and tells him when it takes long or fails: `failed` makes the sentence out of the reason. The id is
 * that of the message, which replaces an earlier one. Resolves to success.
 */
export async function attempt(
	id: string,
	failed: (reason: string) => string,
	work: () => unknown,
): Promise<boolean> {
	const done = startSlowResponseNotice(id);
	try {
		await work();
		done();
		return true;
	} catch (error) {
		done();
		createFailureNotice(id, failed(reasonOf(error)), error);
		return false;
	}
}
