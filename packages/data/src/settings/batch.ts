import { isDictionary } from '@store-analytics/rest-api';
import { __ } from '@wordpress/i18n';
import { OperationError } from '../resource';
import type { SettingValues } from './groups';

/** One setting on its way to the shop. */
export interface SettingUpdate {
	readonly id: string;
	readonly value: unknown;
	/** Whether it is another than the shop had when this page last agreed with it. */
	readonly isChanged: boolean;
}

/** A setting that the shop did not take. */
export interface RefusedSetting {
	readonly id: string;
	/** The shop's code, such as `rest_setting_value_invalid`. */
	readonly code: string;
	/** As of HTTP: 404 for a setting that the shop does not have; 0 when it gives none. */
	readonly status: number;
}

/** Some settings, or all of them where `refused` is empty, were not saved; everything that is not in the list was. */
export class SettingsError extends OperationError {
	readonly refused: readonly RefusedSetting[];

	constructor(cause: unknown, refused: readonly RefusedSetting[] = []) {
		super(cause, __('There was a problem updating your settings.', 'store-analytics'));
		this.refused = refused;
	}
}

/**
 * What is sent of changed keys: the settings that differ from what was agreed, or all of them when none does, because who
 * asks for saving means something by it. A key holds either one setting's value or, like `wcAdminSettings`, several by id.
 */
export function updatesOf(values: SettingValues, agreed: SettingValues): SettingUpdate[] {
	const all = Object.entries(values).flatMap(([key, value]) => {
		const old = agreed[key];
		const isKnown = Object.hasOwn(agreed, key);
		if (!isDictionary(value)) return [update(key, value, old, isKnown)];
		const before = isDictionary(old) ? old : {};
		return Object.entries(value).map(([id, inner]) => update(id, inner, before[id], isKnown));
	});
	const changed = all.filter(({ isChanged }) => isChanged);
	return changed.length > 0 && Object.keys(values).every((key) => Object.hasOwn(agreed, key))
		? changed
		: all;
}

function update(id: string, value: unknown, old: unknown, isKnown: boolean): SettingUpdate {
	const isSame = JSON.stringify(value ?? '') === JSON.stringify(old ?? '');
	return { id, value, isChanged: isKnown ? !isSame : !isUnset(value) };
}

/** Whether a reply tells of a batch at all; without that nothing counts as saved. */
export function isBatch(reply: unknown): boolean {
	const entries = isDictionary(reply) ? reply['update'] : undefined;
	return Array.isArray(entries) && entries.every(isDictionary);
}

/**
 * What of a batch the shop did not take; the status is 200 all the same. Settings that nobody changed are no failure when the
 * shop has none of that name, or will not set them to nothing.
 */
export function refusalsIn(reply: unknown, updates: readonly SettingUpdate[]): RefusedSetting[] {
	const entries = isDictionary(reply) && Array.isArray(reply['update']) ? reply['update'] : [];
	return entries.flatMap((entry: unknown) => {
		if (!isDictionary(entry) || !isDictionary(entry['error'])) return [];
		const { code, data } = entry['error'];
		const refused = {
			id: String(entry['id']),
			code: String(code ?? ''),
			status: Number(isDictionary(data) ? data['status'] : 0) || 0,
		};
		return isForgivable(refused, updates) ? [] : [refused];
	});
}

function isForgivable({ id, status }: RefusedSetting, updates: readonly SettingUpdate[]): boolean {
	const sent = updates.find((one) => one.id === id);
	if (sent?.isChanged) return false;
	return status === 404 || (status === 400 && isUnset(sent?.value));
}

const isUnset = (value: unknown) => value === '' || value === null || value === undefined;

/** Values of changed keys as the shop has them after a batch: what it refused stays as it was agreed before. */
export function agreedAfter(
	values: SettingValues,
	agreed: SettingValues,
	refused: readonly RefusedSetting[],
): SettingValues {
	const isRefused = (id: string) => refused.some((one) => one.id === id);
	const taken = Object.entries(values).flatMap(([key, value]): [string, unknown][] => {
		if (!isDictionary(value)) return isRefused(key) ? [] : [[key, value]];
		const old = agreed[key];
		const inner = Object.entries(value).filter(([id]) => !isRefused(id));
		return [[key, { ...(isDictionary(old) ? old : {}), ...Object.fromEntries(inner) }]];
	});
	return { ...agreed, ...Object.fromEntries(taken) };
}
