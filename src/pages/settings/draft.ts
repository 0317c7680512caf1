import type { Setting, Settings, Values } from './setting';

/** Returns the changes that differ from the saved values. */
export function realChanges(changes: Values, saved: Values): Values {
	return Object.fromEntries(
		Object.entries(changes).filter(([name, value]) => !isSame(value, saved[name])),
	);
}

/** Lists of choices are equal in any order; everything else by content. */
function isSame(a: unknown, b: unknown): boolean {
	const canonical = (value: unknown) =>
		JSON.stringify(Array.isArray(value) ? value.map(String).sort() : (value ?? ''));
	return canonical(a) === canonical(b);
}

/** Default values of the settings that have one. */
export function defaultsOf(settings: Settings): Values {
	return Object.fromEntries(
		Object.entries(settings).flatMap(([name, { defaultValue }]) =>
			defaultValue === undefined ? [] : [[name, defaultValue]],
		),
	);
}

/**
 * Returns the page's initial values. A setting that was never saved shows its default, the effective value; so does one
 * saved as empty if its list has no empty choice.
 */
export function shownValues(settings: Settings, saved: Values): Values {
	const chosen = Object.entries(saved).filter(([name, value]) => !isUnset(settings[name], value));
	return { ...defaultsOf(settings), ...Object.fromEntries(chosen) };
}

function isUnset(setting: Setting | undefined, value: unknown): boolean {
	if (value === undefined || value === null) return true;
	return (
		value === '' &&
		setting?.inputType === 'select' &&
		!setting.options.some((option) => option.value === '' && !option.disabled)
	);
}

/** Names a setting: its label without the colon, or its name. */
export function spokenName(name: string, settings: Settings): string {
	return settings[name]?.label?.replace(/:$/, '') ?? name;
}

/** Values without those of some settings. */
export function without(values: Values, names: readonly string[]): Values {
	return Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)));
}

/** Returns the value that an input passes on: an event's target, or the value itself. */
export function changedValue(change: unknown): unknown {
	const target =
		typeof change === 'object' && change !== null ? Reflect.get(change, 'target') : undefined;
	if (typeof target !== 'object' || target === null) return change;
	return Reflect.get(target, 'value');
}
