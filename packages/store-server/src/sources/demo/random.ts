/** Pseudorandom numbers: the same seed gives the same sequence on every machine. */
export class Random {
	private a: number;
	private b: number;
	private c = 0x9e3779b9;
	private count = 1;

	constructor(seed: number, stream = 0) {
		this.a = Math.imul(seed | 0, 0x85ebca6b);
		this.b = Math.imul(stream | 0, 0xc2b2ae35) ^ 0x27d4eb2f;
		for (let round = 0; round < 12; round++) this.next();
	}

	/** From 0 (included) to 1 (excluded), by sfc32. */
	next(): number {
		const sum = (this.a + this.b + this.count++) | 0;
		this.a = this.b ^ (this.b >>> 9);
		this.b = (this.c + (this.c << 3)) | 0;
		this.c = ((this.c << 21) | (this.c >>> 11)) + sum;
		return (sum >>> 0) / 0x1_0000_0000;
	}

	/** An integer from `low` to `high`, both included. */
	whole(low: number, high: number): number {
		return low + Math.floor(this.next() * (high - low + 1));
	}

	chance(probability: number): boolean {
		return this.next() < probability;
	}

	pick<Item>(items: readonly [Item, ...Item[]] | readonly Item[]): Item {
		const item = items[Math.floor(this.next() * items.length)];
		if (item === undefined) throw new Error('There is nothing to pick from.');
		return item;
	}
}

/** Picks items at random by weight; the weights are summed once. */
export class WeightedChoice<Item> {
	private readonly limits: number[] = [];
	private total = 0;

	constructor(
		private readonly items: readonly Item[],
		weight: (item: Item) => number,
	) {
		for (const item of items) this.limits.push((this.total += weight(item)));
	}

	pick(random: Random): Item {
		const point = random.next() * this.total;
		let low = 0;
		let high = this.limits.length - 1;
		while (low < high) {
			const middle = (low + high) >> 1;
			if (point < (this.limits[middle] ?? 0)) high = middle;
			else low = middle + 1;
		}
		const item = this.items[low];
		if (item === undefined) throw new Error('There is nothing to pick from.');
		return item;
	}
}
