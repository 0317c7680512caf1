import { areResponsesTrue, type PageResponse } from '@store-analytics/data';
import { requestPreloadedResponses } from './preloaded-responses';
import { readNumber, readRecord } from '../read-value';

/** In the browser's storage: when the responses of a screen were last confirmed, by its path, in milliseconds since 1970. */
const storageKey = 'store-analytics-confirmed';

const hour = 60 * 60 * 1000;

/** Whether REST says the same to who asks alone as it did to who asked for all responses at once; asked of a screen once an hour. */
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
		// Without storage it is asked each time.
	}
}
