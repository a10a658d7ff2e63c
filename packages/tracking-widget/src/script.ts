import { defineKhepTrack, setDefaultServer } from './KhepTrackElement.ts';

// The script's own address names the server.
const { currentScript } = document;
if (currentScript instanceof HTMLScriptElement && currentScript.src)
  setDefaultServer(new URL(currentScript.src).origin);
defineKhepTrack();
