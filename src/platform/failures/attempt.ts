import { reasonOf } from '@store-analytics/rest-api/client';
import { createFailureNotice } from './failure-notice';

/**
 * Does something that a user asked for, and tells him when it fails: `failed` makes the sentence out of the reason. The id is that of the
 * message, which replaces an earlier one. Resolves to success.
 */
export async function attempt(
	id: string,
	failed: (reason: string) => string,
	work: () => unknown,
): Promise<boolean> {
	try {
		await work();
		return true;
	} catch (error) {
		createFailureNotice(id, failed(reasonOf(error)), error);
		return false;
	}
}
