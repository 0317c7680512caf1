import type { PlayContext } from '../../testing/stories';
import { Plugins, type PluginsProps } from './plugins';

export default { title: 'Shop/Plugins', component: Plugins };

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

export function Failed() {
	const fail = () => Promise.reject(new Error('The server is full.'));
	return <Plugins {...base} installAndActivatePlugins={fail} onError={nothing} />;
}
Failed.play = async ({ canvas, userEvent }: PlayContext) => {
	await userEvent.click(canvas.getByRole('button', { name: 'Install & enable' }));
	await canvas.findByRole('button', { name: 'Retry' });
};

export function LongText() {
	return (
		<Plugins
			{...base}
			skipText={'I would rather not have any of this installed right now '.repeat(3)}
			onAbort={nothing}
			abortText={'Leave everything as it was before I came here '.repeat(3)}
		/>
	);
}
