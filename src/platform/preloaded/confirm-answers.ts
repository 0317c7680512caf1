import { areAnswersTrue, type PageAnswer } from '@store-analytics/data';
import { askFirstAnswers } from './first-answers';
import { readNumber, readRecord } from '../read-value';

/** In the browser's storage: when the answers of a screen were last confirmed, by its path, in milliseconds since 1970. */
const storageKey = 'store-analytics-confirmed';

const hour = 60 * 60 * 1000;

/** Whether REST says the same to who asks alone as it did to who asked for all answers at once; asked of a screen once an hour. */
export async function areAnswersConfirmed(
	path: string,
	answers: readonly PageAnswer[],
): Promise<boolean> {
	const times = readTimes();
	if (Date.now() - readNumber(times[path], 0) < hour) return true;
	const isTrue = await areAnswersTrue(answers, async () => (await askFirstAnswers()).answers);
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
