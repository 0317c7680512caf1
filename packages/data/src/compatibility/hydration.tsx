import type { ComponentType } from 'react';
import { useHydration, type Hydrate } from '../resource/hydrate';

/** Makes a higher-order component out of a hydration. */
export function withHydration(hydrate: Hydrate) {
	return <Props extends object>(Inner: ComponentType<Props>): ComponentType<Props> =>
		function Hydrated(props: Props) {
			useHydration(hydrate);
			return <Inner {...props} />;
		};
}
