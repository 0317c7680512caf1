import { isDictionary } from '@store-analytics/rest-api';
import { __ } from '@wordpress/i18n';
import { OperationError } from '../resource';
import type { SettingValues } from './groups';

/** One setting for the shop. */
export interface SettingUpdate {
	readonly id: string;
	readonly value: unknown;
	/** Whether it differs from the last value that shop and page agreed on. */
	readonly isChanged: boolean;
}

/** A setting that the shop refused. */
export interface RefusedSetting {
	readonly id: string;
	/** The shop's code, such as `rest_setting_value_invalid`. */
	readonly code: string;
	/** HTTP status: 404 for a setting that the shop does not have; 0 if it sends none. */
	readonly status: number;
}

/** Some settings were not saved, or all of them if `refused` is empty; all settings outside the list were. */
export class SettingsError extends OperationError {
	readonly refused: readonly RefusedSetting[];

	constructor(cause: unknown, refused: readonly RefusedSetting[] = []) {
		super(cause, __('There was a problem updating your settings.', 'store-analytics'));
		this.refused = refused;
	}
}

/**
 * Returns the settings to send: those that differ from the agreed values, or all of them if none does, because the user
 * asked to save. A key holds one setting's value or, like `wcAdminSettings`, several by id.
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

/** Checks whether a response is a batch at all; otherwise nothing counts as saved. */
export function isBatch(reply: unknown): boolean {
	const entries = isDictionary(reply) ? reply['update'] : undefined;
	return Array.isArray(entries) && entries.every(isDictionary);
}

/**
 * Returns the settings of a batch that the shop refused; the HTTP status is 200 all the same. An unchanged setting is
 * no failure if the shop does not have it or refuses an empty value.
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

/** Returns the values of changed keys after a batch; refused ones keep the agreed value. */
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
