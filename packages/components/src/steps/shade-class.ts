import type { Shade } from './steps';

/** The class name that gives an element the colours of a shade (steps.css). */
export function shadeClass(shade: Shade): string {
	return shade.kind === 'step' ? `sa-shade is-step-${shade.step}` : `sa-shade is-${shade.kind}`;
}
