import { LOG_LEVELS, type LogLevel } from '../server/operations/logger';
import { isTimeZone } from '../base/time/shop-time';
import { UsageError } from '../base/errors';

export function wholeNumber(
	flag: string,
	text: string | undefined,
	fallback: number,
	low: number,
	high: number,
): number {
	if (text === undefined) return fallback;
	const value = Number(text);
	if (!/^\d+$/.test(text) || value < low || value > high) {
		throw new UsageError(`${flag} takes a whole number from ${low} to ${high}, not "${text}".`);
	}
	return value;
}

export function logLevelOf(text: string = 'error'): LogLevel {
	const level = LOG_LEVELS.find((one) => one === text);
	if (level === undefined) {
		throw new UsageError(`--log takes one of ${LOG_LEVELS.join(', ')}, not "${text}".`);
	}
	return level;
}

export function localeOf(text: string | undefined): string | null {
	if (text === undefined) return null;
	if (!/^[a-z]{2,3}(_[A-Za-z0-9]+)*$/.test(text)) {
		throw new UsageError(`--language takes a language as de_DE or ar, not "${text}".`);
	}
	return text;
}

export function timeZoneOf(text: string | undefined): string | null {
	if (text === undefined) return null;
	if (!isTimeZone(text)) {
		throw new UsageError(`--time-zone takes a zone as Europe/Berlin or +05:30, not "${text}".`);
	}
	return text;
}
