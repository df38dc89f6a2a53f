import { cast } from '$core/cast'
import settings from '../kept/settings.json'
import { type SettingJson, withNames } from '../setting'

export const setting = withNames(cast<SettingJson>(settings['oltremare-2005']))
export const older = withNames(cast<SettingJson>(settings['oltremare-2004']))
