import { areResponsesTrue, type PageResponse } from '@store-analytics/data';
import { requestPreloadedResponses } from './preloaded-responses';
import { readNumber, readRecord } from '../read-value';

/** Browser storage: when the responses of a screen were last confirmed, by its path, in milliseconds since 1970. */
const storageKey = 'store-analytics-confirmed';

const hour = 60 * 60 * 1000;

/** Checks, once an hour per screen, whether REST returns the same for one request alone as for the combined request. */
export async function areResponsesConfirmed(
	path: string,
	responses: readonly PageResponse[],
): Promise<boolean> {
	const times = readTimes();
	if (Date.now() - readNumber(times[path], 0) < hour) return true;
	const isTrue = await areResponsesTrue(
		responses,
		async () => (await requestPreloadedResponses()).responses,
	);
	if (isTrue) writeTimes({ ...times, [path]: Date.now() });
	return isTrue;
}

function readTimes(): Readonly<Record<string, unknown>> {
	try {
		return readRecord(JSON.parse(localStorage.getItem(storageKey) ?? '{}'));
	} catch {
		return {};
	}
}

function writeTimes(times: Readonly<Record<string, unknown>>): void {
	try {
		localStorage.setItem(storageKey, JSON.stringify(times));
	} catch {
		// Without storage it is checked every time.
	}
}
