import { lazy, useEffect, useState, type ComponentType } from 'react';
import { whyCodeIsMissing } from '@store-analytics/rest-api/client';

/** A component whose code is a chunk of its own; `load` may prefetch it. */
export type ChunkComponent<Props extends object> = ComponentType<Props> & {
	readonly load: () => Promise<unknown>;
};

const failed = new Set<() => unknown>();

/** Lets failed chunks load again at their next render, because React's `lazy` remembers a failure forever. */
export function renewFailedChunks(): void {
	for (const renew of failed) renew();
	failed.clear();
}

/**
 * Works like React's `lazy`, but renders at once, without a fallback, if the code has loaded before the first render.
 */
export function chunk<Props extends object>(
	fetch: () => Promise<{ default: ComponentType<Props> }>,
): ChunkComponent<Props> {
	let ready: ComponentType<Props> | undefined;
	const load = async () => {
		try {
			const module = await fetch();
			ready = module.default;
			return module;
		} catch (error) {
			failed.add(() => (Late = late()));
			throw await whyCodeIsMissing(error);
		}
	};
	const late = () => lazy(load) as unknown as ComponentType<Props>; // rendered alike; only the types of refs differ
	let Late = late();
	function Chunk(props: Props) {
		// The choice stays, because another component would lose its state.
		const [Part] = useState<ComponentType<Props>>(() => ready ?? Late);
		return <Part {...props} />;
	}
	return Object.assign(Chunk, { load });
}

/** Loads a part's code once the part is needed; true when it has loaded. Without its code, the page goes on without it. */
export function useLateCode(part: { readonly load: () => Promise<unknown> }, isNeeded: boolean) {
	const [isLoaded, setLoaded] = useState(false);
	useEffect(() => {
		if (!isNeeded) return;
		part.load().then(
			() => setLoaded(true),
			() => undefined,
		);
	}, [part, isNeeded]);
	return isNeeded && isLoaded;
}
