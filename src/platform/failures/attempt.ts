import { reasonOf, whyCodeIsMissing } from '@store-analytics/rest-api/client';
import { startSlowResponseNotice } from '../slow-response';
import { createFailureNotice } from './failure-notice';

/**
 * Runs an action of the user and shows a message when it is slow or fails; `failed` builds the sentence from the
 * reason. A message replaces an earlier one with the same id. Resolves to true on success.
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
	} catch (thrown) {
		const error = await whyCodeIsMissing(thrown);
		done();
		createFailureNotice(id, failed(reasonOf(error)), error);
		return false;
	}
}
