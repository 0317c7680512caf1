/** Caches a result per object. */
export function oncePer<Key extends object, Value>(
	workOut: (key: Key) => Value,
): (key: Key) => Value {
	const known = new WeakMap<Key, { readonly value: Value }>();
	return (key) => {
		const found = known.get(key) ?? { value: workOut(key) };
		known.set(key, found);
		return found.value;
	};
}

/** Caches a result per number or string. */
export function oncePerName<Name extends string | number, Value>(
	workOut: (name: Name) => Value,
): (name: Name) => Value {
	const known = new Map<Name, { readonly value: Value }>();
	return (name) => {
		const found = known.get(name) ?? { value: workOut(name) };
		known.set(name, found);
		return found.value;
	};
}
