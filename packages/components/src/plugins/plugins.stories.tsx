import { Plugins, type PluginsProps } from './plugins';

export default { component: Plugins };

const nothing = () => {};
const never: PluginsProps['installAndActivatePlugins'] = () => new Promise(nothing);
const base = { onComplete: nothing, installAndActivatePlugins: never };

export function Idle() {
	return <Plugins {...base} skipText="Not now" onAbort={nothing} />;
}

export function Installing() {
	return <Plugins {...base} isRequesting />;
}

export function InstallingByItself() {
	return <Plugins {...base} autoInstall />;
}

export function WithNothingToInstall() {
	return <Plugins {...base} pluginSlugs={[]} />;
}
