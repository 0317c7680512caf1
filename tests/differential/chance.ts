/** Random numbers that a seed reproduces. */
export interface Chance {
	is(probability: number): boolean;
	pick<Item>(items: readonly Item[]): Item;
	/** Returns some of the items, without duplicates and in their order. */
	some<Item>(items: readonly Item[], probability: number): Item[];
}

/** Returns the numbers of a seed (mulberry32). */
export function chanceOf(seed: number): Chance {
	let state = seed;
	const next = () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
	};
	return {
		is: (probability) => next() < probability,
		pick(items) {
			const item = items[Math.floor(next() * items.length)];
			if (item === undefined) throw new Error('There is nothing to pick from.');
			return item;
		},
		some: (items, probability) => items.filter(() => next() < probability),
	};
}
