import type { Setting, Settings, Values } from './setting';

/** Changes that make a difference to what is saved. */
export function realChanges(changes: Values, saved: Values): Values {
	return Object.fromEntries(
		Object.entries(changes).filter(([name, value]) => !isSame(value, saved[name])),
	);
}

/** Lists of choices are the same in any order; everything else by its content. */
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

/** What is sent: everything but selects in which nothing was ever chosen, which the shop would refuse. */
export function savable(values: Values, settings: Settings): Values {
	return Object.fromEntries(
		Object.entries(values).filter(
			([name, value]) => !(isUnset(value) && isSelect(settings[name])) && value !== undefined,
		),
	);
}

const isUnset = (value: unknown) => value === '' || value === null;
const isSelect = (setting: Setting | undefined) => setting?.inputType === 'select';

/** The value out of what an input hands over: an event's target, or the value itself. */
export function changedValue(change: unknown): unknown {
	const target =
		typeof change === 'object' && change !== null ? Reflect.get(change, 'target') : undefined;
	if (typeof target !== 'object' || target === null) return change;
	return Reflect.get(target, 'value');
}
